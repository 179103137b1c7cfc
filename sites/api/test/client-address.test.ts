import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, normalizeAddress, siteOf } from '../src/http/client-address.ts';

describe('U4: client addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:DB8::0001', '2001:db8:0:0:0:0:0:1'],
    ['[2001:db8::1]', '2001:db8:0:0:0:0:0:1'],
    ['[2001:db8::1]:51234', '2001:db8:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
    ['[fe80::1%25eth0]:80', 'fe80:0:0:0:0:0:0:1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6'],
    ['::', '0:0:0:0:0:0:0:0'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['1.2.3', 'unknown'],
    ['1.2.3.4.5', 'unknown'],
    ['999.1.1.1', 'unknown'],
    ['[2001:db8::1', 'unknown'],
    ['<script>', 'unknown'],
  ])('normalize %j to %s', (text, address) => expect(normalizeAddress(text)).toBe(address));

  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8:0::/48'],
    ['unknown', 'unknown'],
  ])('normalize the site of %s to %s', (address, site) => expect(siteOf(address)).toBe(site));

  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));

  test('share one network within a /64, and no other', () => {
    fc.assert(
      fc.property(half, half, half, half, (prefix, one, two, otherPrefix) => {
        fc.pre(prefix !== otherPrefix && prefix !== '0:0:0:0');
        const network = (text: string) => networkOf(normalizeAddress(text));
        expect(network(`${prefix}:${one}`)).toBe(network(`[${prefix}:${two}]:80`));
        expect(network(`${prefix}:${one}`)).not.toBe(network(`${otherPrefix}:${one}`));
      }),
    );
  });

  test('keep each IPv4 address as a separate network', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  });
});
