import { useSuggestions } from '@trek/ui/search';

/** The suggestions without the parts: a field with plain results below it. */
export function PlainSearch() {
  const { query, changeQuery, open, suggestions, choose } = useSuggestions();
  return (
    <>
      <input
        type="search"
        aria-label="Search treks"
        value={query}
        onFocus={open}
        onChange={({ target }) => changeQuery(target.value)}
      />
      <ul>
        {suggestions.map(({ title }, place) => (
          <li key={title}>
            <button type="button" onClick={() => choose(place)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
