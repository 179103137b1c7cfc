import name from '../../../api/content/company/company.json?field=name';

/** The site's name. Separate from the company's other facts, which no page needs at first. */
export const SITE_NAME = name;
