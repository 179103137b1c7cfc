import { join } from 'node:path';
import { readContentFolder, readEnvironment } from '@trek/api';

/** Folder of the company's facts, with which the site is built: of the content that it serves. */
export const companyFolder = (environment = readEnvironment()): string =>
  join(readContentFolder(environment), 'company');
