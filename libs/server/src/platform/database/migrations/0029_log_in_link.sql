-- Links that log the owner of an account in while the account's limit of log-ins is used up.
alter table one_time_link drop constraint one_time_link_purpose_check;
alter table one_time_link add constraint one_time_link_purpose_check
  check (purpose in ('verifyEmail', 'resetPassword', 'completeAccount', 'logIn'));
