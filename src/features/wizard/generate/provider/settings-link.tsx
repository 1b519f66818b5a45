import { Link } from '@tanstack/react-router';
import { Muted } from '#ui/page/text.tsx';

/** Way to what a single request does not ask. */
export const SettingsLink = () => (
  <Muted>
    Defaults, logout and background sending are in <Link to="/settings">Settings</Link>.
  </Muted>
);
