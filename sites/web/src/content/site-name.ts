import name from '../../../api/content/company/company.json?field=name';

/** What the site is called. Apart from the other facts of the company, with which no page begins. */
export const SITE_NAME = name;
