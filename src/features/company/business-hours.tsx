import { chakra } from '@chakra-ui/react';
import {
  hoursIn,
  OFFICE_HOURS,
  officeTime,
  openness,
  sharesOfficeTime,
} from '#domain/site/contact-hours.ts';
import { Card } from '#ui/page/card.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted, SectionHeading, VisuallyHidden } from '#ui/page/text.tsx';
import { useInView } from '#ui/behaviour/use-in-view.ts';
import { useMinute } from './use-minute.ts';

/** Office hours in New York's time and in the visitor's time zone. */
export function BusinessHours() {
  // On a phone the card is below the form, and the time zone is slow to compute: wait until it is
  // near.
  const [card, near] = useInView();
  const now = useMinute(near);
  const zone = now === undefined ? undefined : visitorZone();
  const elsewhere = now !== undefined && zone !== undefined && !sharesOfficeTime(zone, now);
  return (
    <Card ref={card}>
      <SectionHeading>Business hours (EST)</SectionHeading>
      <Stack as="dl" gap="3">
        {OFFICE_HOURS.map((row) => (
          <Cluster key={row.days} columnGap="4">
            <chakra.dt flexGrow="1">{row.days}</chakra.dt>
            <dd>
              {'open' in row
                ? `${officeTime(row.open[0])} to ${officeTime(row.open[1])}`
                : 'Closed'}
            </dd>
            {'open' in row && (
              <VisitorLines
                lines={now !== undefined && elsewhere ? hoursIn(zone, row, now) : undefined}
              />
            )}
          </Cluster>
        ))}
      </Stack>
      <Muted minHeight="63px">
        {now !== undefined && <Status now={now} zone={elsewhere ? zone : undefined} />}
      </Muted>
    </Card>
  );
}

/** Reserves the space until the zone is known, to avoid a layout shift. */
function VisitorLines({ lines }: { lines: readonly string[] | undefined }) {
  return (
    <chakra.dd flexBasis="100%" minHeight="21px" color="muted" fontSize="sm" lineHeight="1.3125rem">
      {lines?.map((line) => (
        <chakra.span key={line} display="block">
          <VisuallyHidden>Your time: </VisuallyHidden>
          {line}
        </chakra.span>
      ))}
    </chakra.dd>
  );
}

function Status({ now, zone }: { now: number; zone: string | undefined }) {
  const { open, until } = openness(now);
  const own = zone === undefined ? '' : ` (${openness(now, zone).until} your time)`;
  return (
    <>
      {open
        ? `Open now, until ${until} EST${own}.`
        : `Closed now. We open again ${until} EST${own}.`}
      <br />
      {zone ? `The smaller times are in your time zone, ${zoneName(zone)}.` : SAME}
    </>
  );
}

const SAME = 'Your time zone matches ours.';

/** Readable name of a time zone: `America/Los_Angeles` without the underscores. */
const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

const visitorZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
