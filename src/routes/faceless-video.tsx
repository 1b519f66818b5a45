import { createFileRoute } from '@tanstack/react-router';
import { FacelessVideo } from '#features/faceless/faceless-video.tsx';

export const Route = createFileRoute('/faceless-video')({ component: FacelessVideo });
