-- Who may comment on a post, besides its author. Whom the post mentions may too, unless nobody may.
alter table posts add column commenters text not null default 'everyone'
  check (commenters in ('everyone', 'followers', 'following', 'mentioned', 'nobody'));
