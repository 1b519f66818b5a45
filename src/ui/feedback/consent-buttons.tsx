import { chakra } from '@chakra-ui/react';
import { Button } from '../controls/button.tsx';

interface ConsentButtonsProps {
  onAnswer(answer: 'rejected' | 'accepted'): void;
}

/** Reject and Accept with equal prominence. */
export const ConsentButtons = ({ onAnswer }: ConsentButtonsProps) => (
  <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
    <Button variant="outline" onClick={() => onAnswer('rejected')}>
      Reject
    </Button>
    <Button variant="outline" onClick={() => onAnswer('accepted')}>
      Accept
    </Button>
  </chakra.div>
);
