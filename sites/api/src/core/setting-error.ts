/** A setting is missing, malformed or doesn't work here. The message is one line that names the setting. */
export class SettingError extends Error {
  override name = 'SettingError';
}
