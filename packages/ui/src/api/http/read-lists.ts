import * as z from 'zod/mini';
import { savedTrekSchema, signedInDeviceSchema, travelerSchema } from '../entities.ts';
import { required } from './read-answers.ts';
import { listOf } from './read-value.ts';

/** A reader of a list, alone or under a name: its entries, or an `ApiError` where the backend sent something else. */
const readerOf =
  <Schema extends z.ZodMiniType>(schema: Schema, ...names: string[]) =>
  (body: unknown): z.output<Schema>[] =>
    required(z.array(schema).safeParse(listOf(body, ...names)).data, body);

export const readDevices = readerOf(signedInDeviceSchema);
export const readTravelers = readerOf(travelerSchema, 'travelers');
export const readSavedTreks = readerOf(savedTrekSchema, 'treks');
