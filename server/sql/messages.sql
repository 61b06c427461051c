-- Publishes to all of a talk, or to one, that a message is new or has changed; without a number, that the talk has.
create or replace function publish_talk(the_talk bigint, the_seq int default null, the_user bigint default null)
returns void
language sql
begin atomic
  select publish('messages',
    json_build_object('userId', m.user_id::text, 'talkId', the_talk::text, 'seq', the_seq)::text,
    'user:' || m.user_id)
  from talk_members m
  where m.talk_id = the_talk and m.user_id = coalesce(the_user, m.user_id);
end;

-- Writes a message. Whoever sends at the same time waits for the row of the talk: the numbers have no gap, and are
-- visible in their order. In a group everybody has a folder already, and it is not news across a block.
create or replace function send_message(
  the_talk bigint, the_sender bigint, the_id bigint, the_body bytea, their_folder text, the_reply int default null,
  the_line jsonb default null, the_terms bigint[] default null,
  the_people bigint[] default null, the_post bigint default null)
returns table (seq int, created_at timestamptz(3))
language plpgsql as $$
declare
  stays interval;
  apart bigint[] := '{}';
begin
  if their_folder is null then
    apart := array(
      select b.blocked_id from blocks b where b.blocker_id = the_sender
      union all
      select b.blocker_id from blocks b where b.blocked_id = the_sender);
  end if;
  update talks t set last_seq = t.last_seq + 1
  where t.id = the_talk
  returning t.last_seq, ('1 ' || t.disappearing)::interval into seq, stays;
  created_at := clock_timestamp();
  insert into messages (talk_id, seq, id, sender_id, sealed_body, reply_seq, line, terms, has_post, post_id,
    created_at, expires_at)
  values (the_talk, send_message.seq, the_id, the_sender, the_body, the_reply, the_line, the_terms, the_post is not null, the_post,
    send_message.created_at,
    case when the_line is null then send_message.created_at + stays end);
  insert into line_people (talk_id, seq, user_id) select the_talk, send_message.seq, unnest(the_people);
  update talk_members m
  set last_seq = send_message.seq,
      last_at = case when m.user_id = any (apart) then m.last_at else send_message.created_at end,
      read_seq = case when m.user_id = the_sender or m.user_id = any (apart) and m.read_seq = m.last_seq
        then send_message.seq else m.read_seq end,
      folder = case when m.user_id = the_sender then 'talks' else coalesce(their_folder, m.folder) end,
      is_archived = m.is_archived and (m.is_muted and m.user_id <> the_sender or m.user_id = any (apart))
  where m.talk_id = the_talk;
  perform publish_talk(the_talk, send_message.seq);
  -- A member who is online reads it within these few seconds.
  perform graphile_worker.add_job('pushMessage', json_build_object('talkId', the_talk::text, 'userId', m.user_id::text),
    job_key => 'pushMessage ' || the_talk || ' ' || m.user_id, job_key_mode => 'preserve_run_at', max_attempts => 5,
    run_at => now() + interval '5 seconds')
  from talk_members m
  where m.talk_id = the_talk and m.user_id <> the_sender and m.user_id <> all (apart) and m.folder = 'talks'
    and not m.is_muted and the_line is null
    and exists (select from push_subscriptions s where s.user_id = m.user_id);
  return next;
end
$$;

-- Deletes for good what no member of a talk has any more.
create or replace function drop_unseen_messages(the_talk bigint) returns void
language sql
begin atomic
  delete from messages x
  where x.talk_id = the_talk and x.seq <= (select min(m.cleared_seq) from talk_members m where m.talk_id = the_talk);
  delete from messages x
  where x.talk_id = the_talk and x.seq = any (array(select h.seq from hidden_messages h where h.talk_id = the_talk))
    and not exists (
      select from talk_members m
      where m.talk_id = the_talk and x.seq > m.cleared_seq and not exists (
        select from hidden_messages h where h.talk_id = the_talk and h.seq = x.seq and h.user_id = m.user_id));
end;

-- Sets the one sign of a member at a message, or with null none.
create or replace function set_reaction(the_talk bigint, the_seq int, the_user bigint, the_sign text) returns void
language plpgsql as $$
begin
  if the_sign is null then
    delete from message_reactions r where r.talk_id = the_talk and r.seq = the_seq and r.user_id = the_user;
  else
    insert into message_reactions as r (talk_id, seq, user_id, sign) values (the_talk, the_seq, the_user, the_sign)
    on conflict (talk_id, seq, user_id) do update set sign = excluded.sign, created_at = excluded.created_at
    where r.sign <> excluded.sign;
  end if;
  if found then
    perform publish_talk(the_talk, the_seq);
  end if;
end
$$;
