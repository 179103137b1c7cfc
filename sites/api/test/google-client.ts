/** The site as the provider of the tests knows it. */
export const GOOGLE_CLIENT = { clientId: 'trek', clientSecret: 'a-secret-between-the-site-and-the-provider' };
