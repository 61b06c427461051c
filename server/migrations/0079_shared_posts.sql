-- The post or clip that a message shows as a card. When it is gone for good, the message still says that there was one.
alter table messages
  add column has_post boolean not null default false,
  add column post_id bigint references posts on delete set null;

create index messages_with_post on messages (post_id) where post_id is not null;

-- It takes the post now.
drop function if exists send_message(bigint, bigint, bigint, bytea, text, int, jsonb, bigint[], bigint[]);
