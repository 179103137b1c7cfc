import { may, type OfficeRight } from '@trek/api/office-rights';
import { type OfficeRole, OWNER } from '@trek/api/office-role';
import { usePorts } from '@trek/ui/provider';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

/** The role of the colleague who is signed in. Pages hide by it what the server would refuse. */
export const RoleContext = createContext<OfficeRole>(OWNER);

/** Whether the colleague may do something. */
export function useMay(): (right: OfficeRight) => boolean {
  const role = useContext(RoleContext);
  return (right) => may(role, right);
}

/** Content for those who may do something. */
export function IfMay({ right, children }: { right: OfficeRight; children: ReactNode }) {
  return useMay()(right) ? children : null;
}

interface LinkIfMayProps extends ComponentProps<'a'> {
  right: OfficeRight;
  href: string;
}

/** A link to a page; for those who may not see it, its words. */
export function LinkIfMay({ right, href, ref: _ref, ...link }: LinkIfMayProps) {
  const { Link } = usePorts();
  return useMay()(right) ? <Link href={href} {...link} /> : <span {...(link as ComponentProps<'span'>)} />;
}
