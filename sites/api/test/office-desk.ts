import { randomUUID } from 'node:crypto';
import { openStore, type Store } from '../src/store/open-store.ts';
import { CardSite } from './card-payments.ts';
import { type ContentFiles, files } from './content.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import type { DatabaseName } from './site.ts';
import type { Visitor } from './visitor.ts';

/** A site that charges cards, with its store and an operator at work. */
export class OfficeDesk {
  readonly shop: CardSite;
  readonly store: Store;
  readonly office: Visitor;

  private constructor(shop: CardSite, store: Store, office: Visitor) {
    this.shop = shop;
    this.store = store;
    this.office = office;
  }

  static async open(database: DatabaseName, content: ContentFiles = files): Promise<OfficeDesk> {
    const shop = await CardSite.start(database, content, { operatorEmail: OPERATOR_EMAIL });
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    return new OfficeDesk(shop, store, await signInOperator(shop.site));
  }

  async close(): Promise<void> {
    await this.store.destroy();
    await this.shop.remove();
  }

  /** Does something with a booking, as a press in the office does. */
  act(reference: string, name: string, order: object = {}) {
    return this.office.post(`/office/bookings/${reference}/${name}`, { key: randomUUID(), ...order });
  }

  /** The last refund of a payment, as an action names it. */
  async refund(paymentId: string): Promise<{ refundId: string }> {
    const refunds = this.store.selectFrom('refunds').select('id').where('payment_id', '=', paymentId);
    return { refundId: (await refunds.orderBy('ordered_at', 'desc').executeTakeFirst())?.id ?? 'none' };
  }

  /** A booking as the office sees it. */
  async booking(reference: string) {
    return (await this.office.get(`/office/bookings/${reference}`)).body;
  }
}
