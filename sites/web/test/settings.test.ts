import { SettingError } from '@trek/api';
import { describe, expect, test } from 'vitest';
import { readSiteSettings } from '../server/settings.ts';

describe('the settings of the site', () => {
  test('have defaults that serve the site on this machine only', () => {
    expect(readSiteSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      apiUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      pageCacheSeconds: 30,
      pageStaleSeconds: 86_400,
      isStrictForSubdomains: false,
      sendsEarlyHints: true,
      isDemo: false,
    });
  });

  test('accept addresses without their trailing slash, and count an empty variable as not set', () => {
    const settings = readSiteSettings({
      API_URL: 'https://api.example.com/',
      PUBLIC_URL: 'https://example.com/',
      PORT: '',
    });
    expect(settings).toMatchObject({ apiUrl: 'https://api.example.com', publicUrl: 'https://example.com', port: 3000 });
  });

  test('accept an origin in any spelling', () => {
    const settings = readSiteSettings({ API_URL: 'HTTPS://API.example.com', PUBLIC_URL: 'https://Example.com:443/' });
    expect(settings).toMatchObject({ apiUrl: 'https://api.example.com', publicUrl: 'https://example.com' });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['API_URL', 'example.com'],
    ['API_URL', 'ftp://example.com'],
    ['API_URL', 'https://example.com/api'],
    ['PUBLIC_URL', 'not an address'],
    ['PUBLIC_URL', 'https://example.com/treks'],
    ['PUBLIC_URL', 'https://example.com/?from=here'],
    ['PUBLIC_URL', 'https://name:word@example.com'],
    ['PAGE_CACHE_SECONDS', '-1'],
    ['PAGE_CACHE_SECONDS', '1.5'],
    ['PAGE_STALE_SECONDS', 'a day'],
    ['EARLY_HINTS', 'yes'],
    ['IMAGE_HOSTS', 'images.example.com'],
    ['IMAGE_HOSTS', 'https://images.example.com/treks,https://b.example'],
    ['DEMO', 'yes'],
    ['PROT', '3000'],
    ['API_URLL', 'https://api.example.com'],
  ])('refuse %s=%s with one line that names it', (name, value) => {
    const read = () => readSiteSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });
});
