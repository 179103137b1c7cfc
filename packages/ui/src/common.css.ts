/**
 * Tokens and the skin of every part, but for those of a page of their own (`blog`, `manage-booking`) and of the search field:
 * an embed has none of them.
 */
import './core/theme/theme.css.ts';
import './account/sign-in/sign-in.css.ts';
import './kit/kit.css.ts';
import './sales/booking/booking.css.ts';
import './catalogue/trek-card/trek-card.css.ts';
import './catalogue/listing/listing.css.ts';
import './catalogue/rows/rows.css.ts';
import './catalogue/trek-page/skin.css.ts';
import './catalogue/place-page/place-page.css.ts';
import './site/contact/contact.css.ts';
import './site/chat/chat.css.ts';
import './site/navigation/navigation.css.ts';
import './sales/payment/payment.css.ts';
import './account/profile/profile.css.ts';
import './catalogue/search/search.css.ts';
import './account/session/session.css.ts';
import './catalogue/route/route.css.ts';
