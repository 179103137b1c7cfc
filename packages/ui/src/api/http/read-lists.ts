import * as z from 'zod/mini';
import { savedTrekSchema, signedInDeviceSchema, travelerSchema } from '../entities.ts';
import { required } from './read-answers.ts';

/** A reader of a list: its entries, or an `ApiError` where the backend sent something else. */
const listOf =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (body: unknown): z.output<Schema>[] =>
    required(z.array(schema).safeParse(body).data, body);

export const readDevices = listOf(signedInDeviceSchema);
export const readTravelers = listOf(travelerSchema);
export const readSavedTreks = listOf(savedTrekSchema);
