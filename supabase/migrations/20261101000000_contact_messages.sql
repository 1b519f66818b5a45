-- What visitors send through the contact form. Written by anyone, read by nobody through the API:
-- row-level security has one policy, for inserts. The owner reads them in the dashboard.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  subject text,
  message text not null,

  constraint contact_messages_name_size check (char_length(name) between 1 and 200),
  constraint contact_messages_email_size check (char_length(email) <= 320),
  constraint contact_messages_email_form check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  constraint contact_messages_subject_size check (char_length(subject) <= 200),
  constraint contact_messages_message_size check (char_length(message) between 1 and 5000)
);

alter table public.contact_messages enable row level security;

-- The id may come from the page, so that a message sent twice by a bad connection arrives once.
revoke all on public.contact_messages from anon, authenticated;
grant insert (id, name, email, subject, message) on public.contact_messages to anon, authenticated;

create policy "Anyone can send a message"
  on public.contact_messages
  for insert
  to anon, authenticated
  with check (true);
