import { officeMapAnatomy as anatomy } from './contact.anatomy.ts';

/** Streets of an old town around a pin, drawn, in the map's place until it loads. It adds nothing to the texts. */
export function MapDrawing() {
  return (
    <svg
      {...anatomy.attributes('drawing')}
      viewBox="0 0 800 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path strokeWidth="16" d="M-20 250C140 214 260 262 400 206S660 120 820 150" />
      <path
        strokeWidth="10"
        d="M92-20c26 120 10 220 46 400M250-20c-8 90 34 170 18 400M470-20c-14 84 22 190-10 400M640-20c18 130-20 240 12 400"
      />
      <path
        strokeWidth="6"
        d="M-20 96c140 16 230-26 330 6s240-22 510-10M-20 330c200-26 380 14 840-34M170 20l40 320M360 10l-24 340M560 20l-36 330M720 30l-22 320"
      />
    </svg>
  );
}
