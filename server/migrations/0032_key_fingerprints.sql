-- By these a server with other keys than the rest of the site is known before it serves anyone. It takes the place of
-- sealing_key, which stays for servers of the version before.
create table key_fingerprints (
  name         text            primary key check (name in ('sealing', 'device', 'push')),
  fingerprint  bytea           not null,
  since        timestamptz(3)  not null default now()
);

-- Where nothing was sealed yet, any key could take the place of another.
insert into key_fingerprints (name, fingerprint)
select 'sealing', fingerprint from sealing_key
where exists (select from payouts where details is not null)
   or exists (select from two_factor where sealed_secret is not null);
