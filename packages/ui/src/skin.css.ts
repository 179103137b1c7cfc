/**
 * The whole optional look: tokens and the skin of every part, but for those of a page of their own (`blog`,
 * `manage-booking`) and of the search field (`search/suggestions.css`).
 */
import './theme/theme.css.ts';
import './account/account.css.ts';
import './kit/kit.css.ts';
import './booking/booking.css.ts';
import './catalogue/catalogue.css.ts';
import './contact/contact.css.ts';
import './chat/chat.css.ts';
import './navigation/navigation.css.ts';
import './payment/payment.css.ts';
import './profile/profile.css.ts';
import './search/search.css.ts';
import './session/session.css.ts';
import './walk/walk.css.ts';
