import { isLoopbackHost, SettingError } from '@trek/api';
import { DEMO_OWNER } from '@trek/api/demo';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of a shop that make no sense for a demonstration: with one of them someone means the shop itself. */
const OF_SHOPS = ['PUBLIC_URL', 'DATABASE_URL', 'API_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'DATA_DIR'];

/**
 * The settings of the demonstration's server.
 * @param given settings of the environment and the settings file
 * @param folder its data, and nothing else
 * @throws SettingError if they are a shop's, or others could reach it
 */
export function demoEnvironment(given: Environment, folder: string): Record<string, string> {
  const ofShop = OF_SHOPS.find((name) => given[name]?.trim());
  if (ofShop)
    throw new SettingError(
      `${ofShop} is set, so this machine serves a shop. The demonstration begins without it, and keeps its own data`,
    );
  const { PORT = '3000', HOST = '127.0.0.1', CONTENT_DIR } = given;
  if (!isLoopbackHost(HOST))
    throw new SettingError(
      'HOST: the demonstration is for this machine alone, as anyone who reaches it enters its office',
    );
  return {
    ...{ DEMO: '1', PORT, HOST, DATA_DIR: folder, WEB_CONCURRENCY: '1', OPERATOR_EMAIL: DEMO_OWNER },
    ...(CONTENT_DIR && { CONTENT_DIR }),
  };
}
