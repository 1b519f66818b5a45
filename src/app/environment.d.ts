/** Build-time settings; see "Configuration" in the README. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_CHECKOUT_URL?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_ADS_FRAME_URL?: string;
  readonly VITE_PROVIDER_HOSTS?: string;
}
