/** Records presses. `pressed` tells whether there was one since it was last called. */
export function pressRecorder(): { press: () => void; pressed: () => boolean } {
  let isPressed = false;
  return {
    press: () => {
      isPressed = true;
    },
    pressed: () => {
      const before = isPressed;
      isPressed = false;
      return before;
    },
  };
}
