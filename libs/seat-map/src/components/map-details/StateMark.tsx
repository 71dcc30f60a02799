/** Mark of a picked, held, sold or wheelchair seat, as on the map. */
export function StateMark({ state, size = 16 }: { state: keyof typeof marks; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
      {marks[state]}
    </svg>
  );
}

const marks = {
  picked: (
    <>
      <circle cx="10" cy="10" r="9.5" fill="var(--seat-map-selected)" />
      <path d="M5.8 10.2l3.2 3.2l5.6-6.6" stroke="var(--seat-map-onSelected)" strokeWidth="2.2" />
    </>
  ),
  held: (
    <>
      <circle cx="10" cy="10" r="7.5" stroke="var(--seat-map-held)" strokeWidth="2" />
      <path d="M6.5 10h7" stroke="var(--seat-map-held)" strokeWidth="2" />
    </>
  ),
  sold: <path d="M6 6l8 8M14 6l-8 8" stroke="var(--seat-map-sold)" strokeWidth="2" strokeLinecap="round" />,
  wheelchair: (
    <>
      <circle cx="10" cy="10" r="9.5" fill="var(--seat-map-text)" />
      <circle cx="8.8" cy="4.9" r="1.4" fill="var(--seat-map-background)" />
      <g stroke="var(--seat-map-background)" strokeWidth="1.6" strokeLinecap="round">
        <path d="M8.8 7l.6 3.4h3.4l1.4 3.6" />
        <circle cx="9.6" cy="12" r="3.7" />
      </g>
    </>
  ),
};
