import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '#features/company/contact.tsx';

export const Route = createFileRoute('/contact')({ component: Contact });
