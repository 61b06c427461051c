-- Copies of the messages that somebody reported, encrypted as they were: the only ones that the staff can read.
create table reported_messages (
  report_id    bigint          not null references reports on delete cascade,
  message_id   bigint          not null,
  sender_id    bigint          not null references users on delete cascade,
  sealed_body  bytea           not null,
  -- Else it is one of the few before it, which the reporter agreed to send too.
  is_reported  boolean         not null,
  sent_at      timestamptz(3)  not null,
  primary key (report_id, message_id)
);

create index reported_messages_of_sender on reported_messages (sender_id);
