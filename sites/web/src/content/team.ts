import team from '../../../api/content/company/team.json?portraits';

/** A team member, as the team page shows them. */
export interface TeamMember {
  id: string;
  name: string;
  role: string;
  /** The blurred stand-in of a photograph, as a data URL. Missing: the portrait is drawn. */
  standIn?: string;
  bio: string;
  experience: string;
  facebook?: string;
  instagram?: string;
  twitter?: string;
}

/** The team; the chief executive comes first. */
export const TEAM: readonly TeamMember[] = team;

/** Alternative text of a portrait. */
export const portraitOf = ({ name }: Pick<TeamMember, 'name'>) => `Portrait of ${name}`;
