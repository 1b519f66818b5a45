/**
 * Logo: a speech bubble whose tail turns into two rising echo arcs, in one colour. Same drawing as
 * manifest/icons/mark.svg, the source of the icons in public/.
 */
export const Mark = ({ size = 24 }: { size?: number | undefined }) => (
  <svg viewBox="0 0 16 16" width={size} height={size} fill="none" aria-hidden>
    <path
      fill="currentColor"
      d="M1 5A4 4 0 1 1 4.31 8.94A0.65 0.65 0 0 0 4.08 10.22A5.3 5.3 0 0 0 10.25 4.26A0.85 0.85 0 0 1 11.93 4.03A7.0 7.0 0 0 1 5 12H1z"
    />
    <path
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      d="M7.21 13.88A9.15 9.15 0 0 0 14.14 5.32"
    />
  </svg>
);
