-- Which process writes to an upload just now, and until when that counts unless it is renewed: a killed process renews nothing.
alter table uploads
  add column locked_by    text,
  add column locked_until timestamptz;
