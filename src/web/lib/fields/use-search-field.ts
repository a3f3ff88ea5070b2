import { useEffect, useRef, useState } from 'react';

const REST_MS = 250;

/**
 * A field of words to look for, whose words stand in the address once typing rests. Another address,
 * such as that of Back, comes to the field.
 *
 * @param asked the words of the address
 * @param onSettle brings words to the address
 */
export function useSearchField(query: string, onSettle: (words: string) => void) {
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useRef(onSettle);
  settle.current = onSettle;
  const rest = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (timer.current === undefined) setTyped((text) => (text.trim() === query ? text : query));
  }, [query]);

  return {
    typed,
    type(text: string) {
      rest();
      setTyped(text);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        settle.current(text.trim());
      }, REST_MS);
    },
    /** At once, for a button that clears it. */
    clear() {
      rest();
      setTyped('');
    },
  };
}
