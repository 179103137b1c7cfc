import { type OfficeRole, OWNER } from '@trek/api/office-role';

/** Texts about the people who work in the office. */
export const colleagueMessages = {
  colleagues: 'Colleagues',
  text: 'Everyone here enters with a password and an authenticator app. What each may see and do depends on their role.',
  roles: {
    [OWNER]: 'Owner',
    office: 'Office',
    accountant: 'Accountant',
    guide: 'Guide',
  } satisfies Record<OfficeRole, string>,
  roleTexts: {
    [OWNER]: 'Everything, colleagues and the audit log included.',
    office: 'Bookings, departures, messages and drafts, with all details of travelers.',
    accountant: 'Reads bookings and their payments, without details of travelers; ‘Every dollar’ and its files.',
    guide: 'Reads departures and their lists, without money and passports.',
  } satisfies Record<OfficeRole, string>,
  name: 'Name',
  role: 'Role',
  access: 'Access',
  actions: 'Actions',
  you: 'This is you.',
  noPassword: 'Has not set a password',
  noFactor: 'Has not set up an authenticator app',
  ready: 'Can enter',
  seen: (moment: string) => `last here ${moment}`,
  invite: {
    open: 'Invite a colleague',
    text: 'They get a link by email, which works for seven days, and set a password. If their address has an account already, it becomes the office’s once they accept.',
    confirm: 'Send the invitation',
    done: 'The invitation is sent.',
  },
  changeRole: {
    open: 'Change the role',
    text: 'They are signed out, get an email, and have the new role when they sign in again.',
    confirm: 'Change the role',
    done: 'The role is changed.',
  },
  remove: {
    open: 'Remove',
    text: 'They are signed out, get an email, and can’t enter the office any more, from this moment on. Their account and its bookings stay.',
    confirm: 'Remove the colleague',
    done: 'The colleague is removed.',
  },
  ofColleague: (action: string, name: string) => `${action}: ${name}`,
  invitations: 'Invitations',
  noInvitations: 'No one is invited right now.',
  invited: 'Invited',
  until: (moment: string) => `until ${moment}`,
  expired: 'Expired',
  repeat: {
    open: 'Send again',
    text: 'They get another email. It works for seven days from now.',
    confirm: 'Send again',
    done: 'The invitation is sent again.',
  },
  withdraw: {
    open: 'Withdraw',
    text: 'The links that were sent open nothing any more.',
    confirm: 'Withdraw the invitation',
    done: 'The invitation is withdrawn.',
  },
};
