import { isOfficeRole } from '@trek/api/office-role';
import { useSession } from '@trek/ui/session';

/** Whether the visitor's own browser says that they work in the office. It may be wrong: the backend decides. */
export const useIsOperator = (): boolean => isOfficeRole(useSession().user?.role);
