import * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';
import { signedInDeviceSchema, travelerSchema } from '../entities.ts';

/** A reader of a list: its entries, or an {@link ApiError} where the backend sent something else. */
const listOf =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (body: unknown): z.output<Schema>[] => {
    const { data } = z.array(schema).safeParse(body);
    if (data === undefined) throw new ApiError({ code: 'fallback' }, { data: body });
    return data;
  };

export const readDevices = listOf(signedInDeviceSchema);
export const readTravelers = listOf(travelerSchema);
