import { COMPANY } from './company.ts';
import { OFFICE_MAP_PATH, OFFICE_PLACE, officeMapEmbed } from './office.ts';
import { reviewFramePath } from './review-frame.ts';

/** Another company's page in a frame. */
export interface ThirdPartyFrame {
  /** Path of this site's document around it. */
  path: string;
  /** URL of the framed page. */
  source: string;
  title: string;
  /** The referrer policy towards the other company. */
  referrerPolicy: 'origin' | 'no-referrer';
}

export const FRAMES: readonly ThirdPartyFrame[] = [
  // The map's host needs the origin to tell sites apart.
  { path: OFFICE_MAP_PATH, source: officeMapEmbed(), title: OFFICE_PLACE, referrerPolicy: 'origin' },
  ...COMPANY.reviewSites.map((site): ThirdPartyFrame => {
    return { path: reviewFramePath(site), source: site.widget, title: site.name, referrerPolicy: 'no-referrer' };
  }),
];
