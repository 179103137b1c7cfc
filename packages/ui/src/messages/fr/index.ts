import type { WholeTrekMessages } from '../messages.types.ts';
import { account } from './account.ts';
import { api } from './api.ts';
import { blog } from './blog.ts';
import { booking } from './booking.ts';
import { calendar } from './calendar.ts';
import { carousel } from './carousel.ts';
import { catalogue } from './catalogue.ts';
import { chat } from './chat.ts';
import { confirmEmail } from './confirm-email.ts';
import { contact } from './contact.ts';
import { field } from './field.ts';
import { googleCallback } from './google-callback.ts';
import { kit } from './kit.ts';
import { late } from './late.ts';
import { manageBooking } from './manage-booking.ts';
import { navigation } from './navigation.ts';
import { password } from './password.ts';
import { payment } from './payment.ts';
import { place } from './place.ts';
import { profile } from './profile.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { suggestions } from './suggestions.ts';
import { trekDetail } from './trek-detail.ts';
import { trekFacts } from './trek-facts.ts';
import { walk } from './walk.ts';

/** Every text of the kit in French. */
export const fr: WholeTrekMessages = {
  account,
  api,
  blog,
  booking,
  calendar,
  carousel,
  catalogue,
  chat,
  confirmEmail,
  contact,
  field,
  googleCallback,
  kit,
  late,
  manageBooking,
  navigation,
  password,
  payment,
  place,
  profile,
  search,
  session,
  suggestions,
  trekDetail,
  trekFacts,
  walk,
};
