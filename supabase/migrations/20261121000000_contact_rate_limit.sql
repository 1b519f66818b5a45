-- Keeps robots from filling the table: a field that people never see must stay empty, and an hour
-- holds so many messages and no more.

alter table public.contact_messages
  add column website text,
  -- Refused and not dropped unseen: a browser's autofill can fall for the field too, and then the
  -- form can tell the person to send a mail.
  add constraint contact_messages_website_empty check (website is null or website = '');

grant insert (website) on public.contact_messages to anon, authenticated;

create index contact_messages_created_at on public.contact_messages (created_at);

-- As its owner, because whoever sends a message may not count those of others.
create function public.limit_contact_messages() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  in_all integer;
  from_address integer;
begin
  -- Two at the same moment would both see room for one.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.contact_messages'));

  -- A message that arrived already is sent again after a broken connection: the primary key says so.
  if exists (select from public.contact_messages where id = new.id) then
    return new;
  end if;

  select count(*), count(*) filter (where lower(email) = lower(new.email))
    into in_all, from_address
    from public.contact_messages
    where created_at > now() - interval '1 hour';

  -- PostgREST answers an SQLSTATE of PT and three digits with that HTTP status.
  if in_all >= 60 or from_address >= 5 then
    raise sqlstate 'PT429' using
      message = 'Too many messages in the last hour.',
      hint = 'Try again later, or send a mail.';
  end if;
  return new;
end;
$$;

revoke all on function public.limit_contact_messages() from public, anon, authenticated;

create trigger limit_contact_messages
  before insert on public.contact_messages
  for each row execute function public.limit_contact_messages();
