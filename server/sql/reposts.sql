-- Adds or removes the repost of one member and returns how many there are. The author is notified once of each member;
-- an unread notification is withdrawn with its repost.
create or replace function set_repost(the_post bigint, the_user bigint, is_added boolean) returns int
language plpgsql as $$
declare
  the_group text := 'repost ' || the_post;
  stood record;
begin
  select s.author_id, s.repost_count into stood from post_stats s where s.post_id = the_post for no key update;
  if is_added then
    insert into reposts (post_id, user_id) values (the_post, the_user) on conflict do nothing;
  else
    delete from reposts r where r.post_id = the_post and r.user_id = the_user;
  end if;
  if not found then return stood.repost_count; end if;

  update post_stats s set repost_count = s.repost_count + case when is_added then 1 else -1 end
  where s.post_id = the_post
  returning s.author_id, s.repost_count into stood;
  if not is_added then
    perform withdraw_actor(stood.author_id, the_group, the_user);
  elsif not exists (
    select from notifications n
    where n.post_id = the_post and n.user_id = stood.author_id and n.type = 'repost' and the_user = any(n.actors))
  then
    perform notify('repost', the_group, array[stood.author_id], the_user, the_post);
  end if;
  return stood.repost_count;
end
$$;
