import { Image } from '@trek/ui/kit';
import { PLACEHOLDER_IMAGE } from '../content/placeholder-image.ts';
import { PORTRAIT_WIDTHS, portraitAddress } from '../content/portrait-files.ts';
import { portraitOf, type TeamMember } from '../content/team.ts';

export interface PortraitProps {
  member: TeamMember;
  className: string;
  /** Side length in pixels. */
  size: number;
}

/** A team member's photo or drawn portrait, in the sizes that the build makes. */
export function Portrait({ member, className, size }: PortraitProps) {
  const { id, standIn } = member;
  const address = portraitAddress(id);
  return (
    <Image
      className={className}
      src={`${address}.${standIn ? 'webp' : 'svg'}`}
      photo={{ address, widths: PORTRAIT_WIDTHS, formats: ['avif'], standIn }}
      fallbackSrc={PLACEHOLDER_IMAGE}
      alt={portraitOf(member)}
      width={size}
      height={size}
      sizes={`${size}px`}
    />
  );
}
