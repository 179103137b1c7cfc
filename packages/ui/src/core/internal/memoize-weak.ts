/** Remembers what was made of an object for as long as somebody holds that object; of anything else it makes it anew. */
export function memoizeWeak<Given, Value extends object>(make: (given: Given) => Value): (given: Given) => Value {
  const made = new WeakMap<object, Value>();
  return (given) => {
    if (typeof given !== 'object' || given === null) return make(given);
    const value = made.get(given) ?? make(given);
    made.set(given, value);
    return value;
  };
}
