import { portraitOf, portraitPath, type TeamMember } from '../content/team.ts';

export interface PortraitProps {
  member: TeamMember;
  className: string;
  /** Pixels of its sides. */
  size: number;
}

/** Somebody of the team: their photo, or a drawn portrait. */
export function Portrait({ member, className, size }: PortraitProps) {
  const src = member.image ?? portraitPath(member);
  return <img className={className} src={src} alt={portraitOf(member)} width={size} height={size} loading="lazy" />;
}
