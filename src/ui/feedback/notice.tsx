import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../pictures/icons.tsx';
import { Stack } from '../page/layout.tsx';

const looks = {
  info: { Icon: InfoIcon, color: 'muted', background: 'surface', borderColor: 'hairline' },
  success: { Icon: CheckIcon, color: 'done', background: 'doneSoft', borderColor: 'done' },
  warning: { Icon: WarningIcon, color: 'warn', background: 'warnSoft', borderColor: 'warn' },
  error: { Icon: WarningIcon, color: 'danger', background: 'dangerSoft', borderColor: 'danger' },
} as const;

interface NoticeProps {
  tone: keyof typeof looks;
  title?: string;
  /** Suppresses the announcement: a toast says the same. */
  isSilent?: boolean;
  children?: ReactNode;
}

/** Message about a state, shown as long as the state holds; announced when it appears. */
export function Notice({ tone, title, isSilent = false, children }: NoticeProps) {
  const { Icon, color, ...frame } = looks[tone];
  return (
    <chakra.div
      role={isSilent ? undefined : tone === 'error' ? 'alert' : 'status'}
      display="flex"
      gap="3"
      padding="4"
      borderWidth="1px"
      borderRadius="card"
      {...frame}
    >
      <chakra.span color={color} marginTop="3px" flexShrink="0">
        <Icon />
      </chakra.span>
      <Stack gap="2" flex="1" minWidth="0">
        {title && <chakra.p fontWeight="600">{title}</chakra.p>}
        {children}
      </Stack>
    </chakra.div>
  );
}
