/** Caches the result for an object as long as that object is referenced; for any other value it computes it again. */
export function memoizeWeak<Given, Value extends object>(make: (given: Given) => Value): (given: Given) => Value {
  const made = new WeakMap<object, Value>();
  return (given) => {
    if (typeof given !== 'object' || given === null) return make(given);
    const value = made.get(given) ?? make(given);
    made.set(given, value);
    return value;
  };
}
