import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromWorkspace, readEnvironment } from '@trek/api';

const SHIPPED = fileURLToPath(new URL('../../api/content', import.meta.url));

/** Folder of the company's facts, with which the site is built: of the content that it serves. */
export const companyFolder = ({ CONTENT_DIR } = readEnvironment()): string =>
  join(CONTENT_DIR?.trim() ? fromWorkspace(CONTENT_DIR.trim()) : SHIPPED, 'company');
