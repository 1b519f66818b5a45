/**
 * Line illustrations for empty and waiting states, in ink (the text colour) and accent. Each is
 * placed above a sentence that says the same, so it is hidden from the accessibility tree.
 */

const Illustration = ({ ink, accent }: { ink: string; accent: string }) => (
  <svg
    viewBox="0 0 160 120"
    width={160}
    height={120}
    fill="none"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path stroke="currentColor" d={ink} />
    <path stroke="var(--chakra-colors-accent)" d={accent} />
  </svg>
);

/** A blank sheet, one word begun and the pencil lifted: nothing has been written yet. */
export const BlankPostIllustration = () => (
  <Illustration
    ink="M104 56V24a6 6 0 0 0-6-6H46a6 6 0 0 0-6 6v74a6 6 0 0 0 6 6h52a6 6 0 0 0 6-6v-6M20 104h6M114 104h26M54 66h20M54 80h30M86 83l3-12 33-33 9 9-33 33zM115 45l9 9M89 71l9 9"
    accent="M54 48V40a8 8 0 1 1 8 8zM63 54a15 15 0 0 0 14-14M71 60a21 21 0 0 0 13-15"
  />
);

/** A signpost with one board slipped off its nail: a dead end. */
export const LostPageIllustration = () => (
  <Illustration
    ink="M78 28v-8a2 2 0 0 1 4 0v8M78 48v11M82 48v10M78 81v23M82 80v24M46 28h58l12 10-12 10H46zM20 104h120M54 104l-4-7M60 104l1-9M104 104l4-6M58 38h22M88 38h12"
    accent="M36 66l76-12 4 20-76 12-12-8zM50 75l18-3M76 71l20-3"
  />
);
