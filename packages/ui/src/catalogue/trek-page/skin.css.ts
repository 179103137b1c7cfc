/** The skin of a trek's page and of its pictures, seen large. */
import './picture-viewer.css.ts';
import './trek-page-answers.css.ts';
import './trek-page.css.ts';
