import type { Headwear } from '@trek/art';
import team from '../../../api/content/company/team.json' with { type: 'json' };

/** A team member, as the team page shows them. */
export interface TeamMember {
  id: string;
  name: string;
  role: string;
  /** URL of a photo: `/api/uploads/maya.jpg`. Default: a drawn portrait. */
  image?: string;
  /** The headwear of the drawn portrait. */
  wears: Headwear;
  bio: string;
  experience: string;
  facebook?: string;
  instagram?: string;
  twitter?: string;
}

/** The team; the chief executive comes first. */
export const TEAM = team as readonly TeamMember[];

/** Path of the drawn portrait. */
export const portraitPath = ({ id }: Pick<TeamMember, 'id'>) => `/art/portrait-${id}.svg`;

/** Alternative text of a portrait. */
export const portraitOf = ({ name }: Pick<TeamMember, 'name'>) => `Portrait of ${name}`;
