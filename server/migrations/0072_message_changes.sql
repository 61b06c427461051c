alter table messages
  -- The message of this talk that it answers.
  add column reply_seq int check (reply_seq < seq),
  add column edited_at timestamptz(3);

create table message_reactions (
  talk_id    bigint          not null,
  seq        int             not null,
  user_id    bigint          not null references users on delete cascade,
  sign       text            not null check (sign in ('heart', 'peak', 'marigold', 'laugh', 'namaste', 'diyo')),
  created_at timestamptz(3)  not null default now(),
  primary key (talk_id, seq, user_id),
  foreign key (talk_id, seq) references messages on delete cascade
);

create index message_reactions_of_user on message_reactions (user_id);

-- Messages that a member deleted for themselves alone.
create table hidden_messages (
  talk_id  bigint  not null,
  seq      int     not null,
  user_id  bigint  not null references users on delete cascade,
  primary key (talk_id, seq, user_id),
  foreign key (talk_id, seq) references messages on delete cascade
);

create index hidden_messages_of_user on hidden_messages (user_id);

alter table act_orders drop constraint act_orders_kind_check;
alter table act_orders add constraint act_orders_kind_check
  check (kind in ('vote', 'commentVote', 'bookmark', 'follow', 'join', 'poll', 'repost', 'reaction'));

-- It takes the answered message now.
drop function if exists send_message(bigint, bigint, bigint, bytea, text);
