import { portraitOf, portraitPath, type TeamMember } from '../content/team.ts';

export interface PortraitProps {
  member: TeamMember;
  className: string;
  /** Side length in pixels. */
  size: number;
}

/** A team member's photo or drawn portrait. */
export function Portrait({ member, className, size }: PortraitProps) {
  const src = member.image ?? portraitPath(member);
  return <img className={className} src={src} alt={portraitOf(member)} width={size} height={size} loading="lazy" />;
}
