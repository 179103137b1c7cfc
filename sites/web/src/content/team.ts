import type { Headwear } from '@trek/art';
import team from '../../../api/content/company/team.json' with { type: 'json' };

/** Somebody who works for the company, as the team's page shows them. */
export interface TeamMember {
  id: string;
  name: string;
  role: string;
  /** Address of a photo: `/api/uploads/maya.jpg`. Left out: a drawn portrait stands instead. */
  image?: string;
  /** What the drawn portrait has on the head. */
  wears: Headwear;
  bio: string;
  experience: string;
  facebook?: string;
  instagram?: string;
  twitter?: string;
}

/** Everybody with a page of their own; the chief executive first. */
export const TEAM = team as readonly TeamMember[];

/** Where the drawn portrait is served. */
export const portraitPath = ({ id }: Pick<TeamMember, 'id'>) => `/art/portrait-${id}.svg`;

/** What a portrait shows, for who does not see it. */
export const portraitOf = ({ name }: Pick<TeamMember, 'name'>) => `Portrait of ${name}`;
